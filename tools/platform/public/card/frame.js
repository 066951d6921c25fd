// The card frame. It exchanges messages only with the page that opened it, and sends card data only to its own host.
// `beside-the-api.md` describes the messages.

const byId = (id) => document.getElementById(id);
const query = new URLSearchParams(location.search);
const pageOrigin = query.get('origin') ?? '';
const clientToken = query.get('token') ?? '';
const fields = ['number', 'expiry', 'cvc'];
const words = {
  number: 'Kortnummeret er ikke gyldig.',
  expiry: 'Utløpsdatoen er ikke gyldig. Skriv måned og år, for eksempel 04/28.',
  cvc: 'CVC er de tre eller fire sifrene bak på kortet.',
};

const postToParent = (message) => parent.postMessage(message, pageOrigin);
const digitsOf = (id) => byId(id).value.replace(/\D/g, '');

async function call(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

function isComplete() {
  return (
    digitsOf('number').length >= 15 &&
    /^\d\d\/\d\d$/.test(byId('expiry').value) &&
    digitsOf('cvc').length >= 3
  );
}

function showFieldErrors(faulty) {
  for (const id of fields) {
    const isFaulty = faulty.includes(id);
    const input = byId(id);
    byId(`${id}-fault`).textContent = isFaulty ? words[id] : '';
    if (isFaulty) {
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-describedby', `${id}-fault`);
    } else {
      input.removeAttribute('aria-invalid');
      input.removeAttribute('aria-describedby');
    }
  }
  if (faulty.length > 0) byId(faulty[0]).focus();
}

async function tokenize() {
  const { status, answer } = await call('/api/nonces', {
    clientToken,
    number: digitsOf('number'),
    expiry: byId('expiry').value,
    cvc: digitsOf('cvc'),
  });
  if (status === 422) {
    showFieldErrors(answer.fields);
    return postToParent({ type: 'card:invalid', fields: answer.fields });
  }
  if (status !== 200) return postToParent({ type: 'card:error', code: 'DEFAULT' });
  showFieldErrors([]);
  return postToParent({ type: 'card:nonce', nonce: answer.nonce, maskedNumber: answer.maskedNumber });
}

/** The nonce and amount under verification, while the 3-D Secure challenge is shown. */
let pending;

function showChallenge(isOpen) {
  if (byId('challenge').hidden === !isOpen) return;
  byId('challenge').hidden = !isOpen;
  byId('card').hidden = isOpen;
  byId('code').value = '';
  postToParent({ type: 'card:challenge', isOpen });
  if (isOpen) byId('question').focus();
}

async function verify({ nonce, amount, code }) {
  const { answer } = await call('/api/verifications', { nonce, amount, code });
  if (answer.status === 'challenge') {
    pending = { nonce, amount };
    const kroner = new Intl.NumberFormat('nb', { style: 'currency', currency: 'NOK' }).format(amount);
    byId('amount').textContent = `Beløp: ${kroner}`;
    return showChallenge(true);
  }
  pending = undefined;
  showChallenge(false);
  if (answer.status === 'verified') return postToParent({ type: 'card:verified', nonce });
  return postToParent({ type: 'card:error', code: answer.code ?? 'DEFAULT' });
}

function giveUp() {
  if (!pending) return;
  pending = undefined;
  showChallenge(false);
  postToParent({ type: 'card:error', code: 'CARD_3DSECURE_FAILED' });
}

const fail = () => postToParent({ type: 'card:error', code: 'DEFAULT' });

addEventListener('message', (event) => {
  if (event.origin !== pageOrigin || event.source !== parent) return;
  const message = event.data;
  if (message?.type === 'card:tokenize') tokenize().catch(fail);
  if (message?.type === 'card:verify' && typeof message.nonce === 'string' && message.amount >= 0) {
    verify({ nonce: message.nonce, amount: message.amount }).catch(fail);
  }
  if (message?.type === 'card:cancel') giveUp();
});

byId('number').addEventListener('input', ({ target }) => {
  const digits = digitsOf('number').slice(0, 19);
  target.value = digits.replace(/(.{4})(?=.)/g, '$1 ');
});
byId('expiry').addEventListener('input', ({ target, inputType }) => {
  const digits = digitsOf('expiry').slice(0, 4);
  const isTyped = inputType !== 'deleteContentBackward' && digits.length >= 2;
  target.value = digits.length > 2 || isTyped ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
});
byId('card').addEventListener('input', () => postToParent({ type: 'card:state', isComplete: isComplete() }));
byId('card').addEventListener('submit', (event) => {
  event.preventDefault();
  postToParent({ type: 'card:submit' });
});
byId('challenge').addEventListener('submit', (event) => {
  event.preventDefault();
  if (pending) verify({ ...pending, code: byId('code').value.trim() }).catch(fail);
});
byId('cancel').addEventListener('click', giveUp);

new ResizeObserver(() =>
  postToParent({ type: 'card:height', height: document.documentElement.scrollHeight }),
).observe(document.body);
postToParent({ type: 'card:ready' });
