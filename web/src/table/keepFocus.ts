/** Focus is never lost: when what has it goes away, the first heading that can take it does, as soon as there is one. */

export function keepFocus(root: HTMLElement) {
  let last: Element | null = null;

  function entered(event: FocusEvent): void {
    last = event.target as Element;
  }
  function left(event: FocusEvent): void {
    const target = event.target as Element;
    // Who clicks beside everything has let go on purpose; what was removed has not. A slow frame comes when it is back.
    requestAnimationFrame(() => {
      if (target.isConnected && last === target && document.activeElement !== target) last = null;
      rescue();
    });
  }
  function rescue(): void {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    root.querySelector<HTMLElement>("h2[tabindex]")?.focus({ preventScroll: true });
  }

  const watcher = new MutationObserver(rescue);
  watcher.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", entered);
  root.addEventListener("focusout", left);
  return () => {
    watcher.disconnect();
    root.removeEventListener("focusin", entered);
    root.removeEventListener("focusout", left);
  };
}
