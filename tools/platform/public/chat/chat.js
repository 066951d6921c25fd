/*
 * Replaces the customer service chat: a button on every page. Its panel shows how often the script was loaded and how many
 * pages were visited since, which proves that it is loaded once and survives navigation.
 */
(() => {
  window.localChatLoads = (window.localChatLoads ?? 0) + 1;
  if (window.localChatLoads > 1) return;
  let pages = 1;
  const words = (count, one, many) => `${count} ${count === 1 ? one : many}`;
  window.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType !== 'replace') pages += 1;
  });
  const host = document.createElement('div');
  host.id = 'local-chat';
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `
    <style>
      :host { position: fixed; inset: auto 16px 16px auto; z-index: 60; font: 16px/1.4 system-ui, sans-serif; }
      button { min-height: 48px; padding: 0 20px; border: 2px solid #fff; border-radius: 24px; background: #14304a; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
      button:focus-visible { outline: 3px solid #ffd9a0; outline-offset: 2px; }
      p { width: min(280px, calc(100vw - 32px)); margin: 0 0 8px; padding: 16px; border-radius: 12px; background: #fff; color: #14304a; box-shadow: 0 8px 24px rgb(0 0 0 / 40%); }
    </style>
    <p role="status" hidden></p>
    <button type="button" aria-expanded="false">Chat</button>`;
  const button = root.querySelector('button');
  const panel = root.querySelector('p');
  button.addEventListener('click', () => {
    panel.hidden = !panel.hidden;
    button.setAttribute('aria-expanded', String(!panel.hidden));
    panel.textContent = panel.hidden
      ? ''
      : `Her kommer kundeservice. Lastet ${words(window.localChatLoads, 'gang', 'ganger')}, ${words(pages, 'side', 'sider')}.`;
  });
  document.body.append(host);
})();
