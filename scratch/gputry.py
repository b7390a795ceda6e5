import sys, warnings; warnings.simplefilter('ignore')
import strandline
from strandline.sim import cuda as gpu
from strandline.sim import play_out
import numpy as np
name=sys.argv[1]; n=1<<int(sys.argv[2]); rounds=eval(sys.argv[3]); configs=eval(sys.argv[4])
g=strandline.game(name)
for gpu.TOGETHER in rounds:
    gpu.compiled.cache_clear()
    few=play_out(g,5000,seed=1,device='cuda'); twin=play_out(g,5000,seed=1)
    res=[]
    for gpu.BLOCK,per in configs:
        gpu.BLOCKS=132*per
        gpu.timed(g,1<<16,5)
        r=[gpu.timed(g,n,s) for s in (1,2,3)]
        res.append('%d/%d %.3e'%(gpu.BLOCK,per,max(x[0][0]/x[1] for x in r)))
    k=gpu.compiled(name,gpu.ROOMS[0])
    print(gpu.TOGETHER,'same',np.array_equal(few.lengths,twin.lengths),np.array_equal(few.results,twin.results),res,list(k.get_regs_per_thread().values()),list(k.get_local_mem_per_thread().values()),r[0][2],flush=True)
