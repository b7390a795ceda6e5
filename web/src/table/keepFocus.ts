/** Keeps the focus: when the focused element is removed, the first focusable heading takes it, once there is one. */

export function keepFocus(root: HTMLElement) {
  let last: Element | null = null;

  function entered(event: FocusEvent): void {
    last = event.target as Element;
  }
  function left(event: FocusEvent): void {
    const target = event.target as Element;
    // A click outside all controls releases the focus on purpose; a removal does not. By a slow frame it may be back.
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
