// The console page: shows /api/state, polled every second, and posts its forms to the API that tests use.

const byId = (id) => document.getElementById(id);

function element(name, properties = {}, ...children) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children.flat());
  return node;
}

const clockOf = (epoch) =>
  new Date(epoch).toLocaleTimeString('nb', { timeZone: 'Europe/Oslo', hour12: false });

function table(rows, empty) {
  if (rows.length === 0) return element('p', { className: 'quiet-text' }, empty);
  return element('table', {}, element('tbody', {}, rows));
}

const row = (...cells) =>
  element(
    'tr',
    {},
    cells.map((cell) => element('td', { className: 'wrap' }, cell)),
  );

async function call(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  toast(response.ok ? text || 'Utført' : `${response.status}: ${text}`);
  await refresh();
}

let toastTimer;
function toast(text) {
  byId('toast').textContent = text;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => (byId('toast').textContent = ''), 4000);
}

/** Returns the request body of a form: its filled-in fields only. */
function bodyOf(form) {
  const body = {};
  for (const field of form.elements) {
    if (!field.name) continue;
    if (field.type === 'checkbox') {
      if (field.checked) body[field.name] = true;
    } else if (field.value !== '') {
      const value = field.dataset.json === undefined ? field.value : JSON.parse(field.value);
      body[field.name] = field.type === 'number' ? Number(field.value) : value;
    }
  }
  return body;
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  try {
    call('POST', event.target.dataset.action, bodyOf(event.target));
  } catch (error) {
    toast(String(error));
  }
});

document.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  if (button.dataset.confirm && !confirm(button.dataset.confirm)) return;
  if (button.dataset.post)
    call('POST', button.dataset.post, JSON.parse(button.dataset.body ?? 'null') ?? undefined);
  if (button.dataset.delete) call('DELETE', button.dataset.delete);
});

function send(label, event, to, payload) {
  const button = element('button', { type: 'button' }, label);
  button.dataset.post = '/api/socket';
  button.dataset.body = JSON.stringify({ event, to, payload });
  return button;
}

function usersView({ users, sockets }) {
  const ids = [...new Set([...users, ...sockets].map(({ userId }) => userId))];
  return table(
    ids.map((id) => {
      const sessions = users.filter(({ userId }) => userId === id);
      const open = sockets.filter(({ userId }) => userId === id).length;
      const email = sessions[0]?.email ?? sockets.find(({ userId }) => userId === id)?.email ?? id;
      return row(
        element('strong', {}, email),
        [...new Set(sessions.flatMap(({ clients }) => clients))].join(', ') || 'ingen økt',
        element('span', { className: open ? 'good' : 'quiet-text' }, `${open} socket`),
        [
          send('Logg ut', 'ForcedLogout', id),
          ' ',
          send('Nye krav', 'CustomerClaimsChanged', id),
          ' ',
          send('Stopp', 'StreamingKick', id, { reason: 'Du ser på for mange skjermer samtidig.' }),
        ],
      );
    }),
    'Ingen er logget inn.',
  );
}

function faultsView({ faults }) {
  return table(
    faults.map(({ id, ...fault }) => {
      const button = element('button', { type: 'button' }, 'Fjern');
      button.dataset.delete = `/api/faults/${id}`;
      return row(element('code', {}, JSON.stringify(fault)), button);
    }),
    'Alt virker.',
  );
}

/** Ids of the expanded requests. The list is rendered again every second. */
const open = new Set();

function requestsView({ requests }) {
  const wanted = byId('filter').value.toLowerCase();
  const rows = requests
    .filter(({ path, operationId, status }) =>
      `${path} ${operationId} ${status}`.toLowerCase().includes(wanted),
    )
    .slice(-150)
    .reverse();
  return table(
    rows.map((request) => {
      const details = element(
        'details',
        { open: open.has(request.id) },
        element('summary', {}, `${request.method} ${request.host} ${request.path}`),
        element('pre', {}, JSON.stringify({ headers: request.headers, body: request.body }, null, 1)),
      );
      details.addEventListener('toggle', () =>
        details.open ? open.add(request.id) : open.delete(request.id),
      );
      const isBad = request.status === 0 || request.status >= 400;
      return row(
        clockOf(request.at),
        element('span', { className: isBad ? 'bad' : 'good' }, String(request.status || 'brutt')),
        details,
        request.operationId ?? '',
        `${request.milliseconds} ms`,
      );
    }),
    'Ingen kall ennå.',
  );
}

const views = {
  users: usersView,
  faults: faultsView,
  requests: requestsView,
  socketMessages: ({ socketMessages }) =>
    table(
      socketMessages
        .slice(-60)
        .reverse()
        .map(({ at, userId, event, payload, faults }) =>
          row(
            clockOf(at),
            userId,
            event,
            element('code', {}, JSON.stringify(payload) ?? ''),
            element('span', { className: 'bad' }, faults.join('; ')),
          ),
        ),
      'Ingenting ennå.',
    ),
  progress: ({ progress }) =>
    table(
      progress
        .slice(-60)
        .reverse()
        .map(({ at, userId, titleId, seconds }) => row(clockOf(at), userId, titleId, `${seconds} s`)),
      'Ingen har sett noe ennå.',
    ),
  mails: ({ mails }) =>
    table(
      mails
        .toReversed()
        .map(({ at, to, subject, link }) =>
          row(clockOf(at), to, element('a', { href: link, target: '_blank', rel: 'noreferrer' }, subject)),
        ),
      'Ingen har fått e-post ennå.',
    ),
  charges: ({ charges, chargeFaults }) =>
    table(
      [
        ...chargeFaults.map((fault) =>
          row(
            'neste',
            element('span', { className: 'bad' }, fault.code),
            fault.email ?? 'alle',
            `${fault.times} ganger`,
          ),
        ),
        ...charges
          .toReversed()
          .map(({ at, status, userId, amount, productIds, provider }) =>
            row(
              clockOf(at),
              element('span', { className: status === 'Settled' ? 'good' : 'bad' }, status),
              userId,
              `${amount.toLocaleString('nb')} kr`,
              `${provider}: ${productIds.join(', ')}`,
            ),
          ),
      ],
      'Ingen er belastet ennå.',
    ),
  cast: ({ cast }) =>
    table(
      [
        row('Enhet', cast.isThere ? 'Stua' : element('span', { className: 'bad' }, 'ingen')),
        row('Vindu', cast.isOn ? 'åpent' : 'lukket'),
        row('Økt', cast.session ? `fra ${cast.session.origin}` : 'ingen'),
        ...cast.messages
          .slice(-20)
          .reverse()
          .map(({ at, message, faults }) =>
            row(
              clockOf(at),
              element('code', {}, JSON.stringify({ ...message, accessToken: message.accessToken && '…' })),
              element('span', { className: 'bad' }, faults.join('; ')),
            ),
          ),
      ],
      '',
    ),
  telemetry: ({ telemetry }) =>
    table(
      telemetry
        .slice(-20)
        .reverse()
        .map(({ at, payload }) => row(clockOf(at), element('code', {}, JSON.stringify(payload)))),
      'Ingenting ennå.',
    ),
  analytics: ({ analytics }) =>
    table(
      analytics
        .slice(-60)
        .reverse()
        .map(({ at, payload }) => row(clockOf(at), element('code', {}, JSON.stringify(payload)))),
      'Ingenting ennå.',
    ),
};

const drawn = new Map();

/** Renders a section only if it changed, to keep focus and scroll position. */
function draw(id, state) {
  const view = views[id](state);
  if (drawn.get(id) === view.outerHTML) return;
  drawn.set(id, view.outerHTML);
  byId(id).replaceChildren(view);
}

async function refresh() {
  try {
    const state = await (await fetch('/api/state')).json();
    byId('now').textContent = new Date(state.now).toLocaleString('nb', {
      timeZone: 'Europe/Oslo',
      dateStyle: 'full',
      timeStyle: 'medium',
    });
    const minutes = Math.round(state.clockOffsetMs / 60_000);
    byId('offset').textContent = minutes === 0 ? '' : `(${minutes > 0 ? '+' : ''}${minutes} min)`;
    byId('drift').textContent =
      state.driftCount === 0 ? 'Alle svar følger kontrakten' : `${state.driftCount} svar bryter kontrakten`;
    byId('drift').title = state.drift
      .map(({ operationId, faults }) => `${operationId}: ${faults}`)
      .join('\n');
    byId('drift').className = state.driftCount === 0 ? 'good' : 'bad';
    if (document.activeElement !== byId('lives')) byId('lives').value = state.accessTokenSeconds;
    for (const id of Object.keys(views)) draw(id, state);
  } catch {
    byId('drift').textContent = 'Plattformen svarer ikke';
    byId('drift').className = 'bad';
  }
}

await refresh();
setInterval(refresh, 1000);
