import sys
import strandline.core.cuda_bits
import strandline
from strandline.sim import cuda as gpu
from strandline.sim import play_out
import numpy as np, time
g=strandline.game('crab-stack')
n=1<<24

import warnings; warnings.simplefilter('ignore')
src=open('src/strandline/sim/cuda.py').read()
nested="""            while not ended(s, seen, so_far, limit):
                step(s, out, odds, seen, rng, so_far)
"""
a=src.index('        for i in range(cuda.grid(1), n'); b=src.index('    return play\n')
flat='''        i = cuda.grid(1)
        game = i
        if i < n:
            game = which[i] if which.shape[0] else i
            start_game(s, seen, rng, so_far, number, game)
        while i < n:
            k = 0
            while k < ROUND and not ended(s, seen, so_far, limit):
                step(s, out, odds, seen, rng, so_far)
                k += 1
            if ended(s, seen, so_far, limit):
                lengths[game, 0] = so_far[0]
                lengths[game, 1] = so_far[1]
                if not finish(s, seen, shares[game]):
                    short[1 + cuda.atomic.add(short, 0, 1)] = game
                i += cuda.gridsize(1)
                if i < n:
                    game = which[i] if which.shape[0] else i
                    start_game(s, seen, rng, so_far, number, game)

'''
def variant(code,tag):
    import importlib.util, pathlib
    p=pathlib.Path('src/strandline/sim')/f'cuda_{tag}.py'; p.write_text(code)
    import importlib
    return importlib.import_module(f'strandline.sim.cuda_{tag}')
def go(mod,tag,configs=((128,8),(128,16),(256,4),(256,8),(64,16))):
    b=None
    res=[]
    for mod.BLOCK,per in configs:
        mod.BLOCKS=132*per
        mod.timed(g,1<<16,5)
        r=[mod.timed(g,n,s) for s in (1,2,3)]
        k=mod.compiled('crab-stack',mod.ROOMS[0])
        res.append('%d/%d %.3e'%(mod.BLOCK,per,max(x[0][0]/x[1] for x in r)))
    few=play_out(g,20000,seed=1); 
    print(tag,res,list(k.get_regs_per_thread().values()),list(k.get_local_mem_per_thread().values()),r[0][2], flush=True)
go(gpu,'nested')
for room in (30,46):
    v=variant(src.replace('ROOMS = (62,','ROOMS = (%d,'%room),'room%d'%room); go(v,'room %d'%room)
for R in (2,4,8,12,16,24):
    v=variant(src[:a].replace('HEAD + room\n','HEAD + room\n    ROUND = %d\n'%R)+flat+src[b:],'flat%d'%R); go(v,'flat %d'%R,((128,8),(128,16)))
for mr in (48,56,80,96):
    v=variant(src.replace('@cuda.jit ','@cuda.jit(max_registers=%d) '%mr),'mr%d'%mr); go(v,'maxreg %d'%mr)
v=variant(src.replace('out = cuda.local.array(most, int16)','out = cuda.local.array(most, int32)'),'out32'); go(v,'out32',((128,16),))
v=variant(src.replace('@cuda.jit ','@cuda.jit(fastmath=True, lineinfo=False, opt=True) '),'fm'); go(v,'fm',((128,16),))
