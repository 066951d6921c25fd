import { html, markup, type Markup } from '../http/html.ts';
import { fontFaces } from './fonts.ts';

interface Look {
  readonly name: string;
  readonly className: string;
}

const looks: Readonly<Record<string, Look>> = {
  'brand-a': { name: 'Glimt', className: 'glimt' },
  'brand-b': { name: 'Fjordvisning', className: 'fjordvisning' },
};

const neutral: Look = { name: 'Innlogging', className: 'neutral' };

const lookOf = (clientId: string | undefined): Look => looks[clientId ?? ''] ?? neutral;

/** Returns the brand's display name. */
export const brandNameOf = (clientId: string | undefined): string => lookOf(clientId).name;

/** By `login_context`. */
const contexts: Readonly<Record<string, string>> = {
  user_created: 'Kontoen din er opprettet. Logg inn for å komme i gang.',
  password_changed: 'Passordet er endret. Logg inn med det nye passordet.',
};

export interface SignInForm {
  readonly clientId: string | undefined;
  readonly loginContext: string | undefined;
  readonly action: string;
  readonly cancelLink: string;
  /** Undefined without a known client. */
  readonly brandOrigin: string | undefined;
  readonly email: string;
  readonly isRefused: boolean;
}

/** Renders the sign-in page in the brand's look. */
export function renderSignInPage(form: SignInForm): string {
  const look = lookOf(form.clientId);
  const reason = contexts[form.loginContext ?? ''];
  return page(
    look,
    'Logg inn',
    html`
      <h1>Logg inn</h1>
      ${reason === undefined ? '' : html`<p class="reason">${reason}</p>`}
      <form method="post" action="${form.action}">
        ${form.isRefused ? html`<p role="alert" id="refused">Feil e-post eller passord. Prøv igjen.</p>` : ''}
        <label for="email">E-post</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="username"
          required
          value="${form.email}"
          ${form.isRefused ? markup('aria-invalid="true" aria-describedby="refused"') : markup('autofocus')}
        />
        <label for="password">Passord</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          ${form.isRefused ? markup('aria-invalid="true" aria-describedby="refused" autofocus') : ''}
        />
        <button type="submit">Logg inn</button>
        <p class="beside">
          <button type="button" class="quiet" id="reveal" aria-controls="password" hidden>Vis passord</button>
          ${brandLink(form.brandOrigin, '/passord/reset', 'Glemt passord?')}
        </p>
      </form>
      ${
        form.brandOrigin === undefined
          ? ''
          : html`<p class="new">
              Ny hos ${look.name}? ${brandLink(form.brandOrigin, '/bli-kunde', 'Bli kunde')}
            </p>`
      }
      <p class="cancel"><a href="${form.cancelLink}">Avbryt</a></p>
      <script>
        ${markup(revealScript)};
      </script>
    `,
  );
}

const brandLink = (origin: string | undefined, path: string, name: string): Markup =>
  origin === undefined ? markup('') : html`<a href="${origin}${path}">${name}</a>`;

/** The button needs JavaScript. */
const revealScript = `
const field = document.getElementById('password');
const button = document.getElementById('reveal');
button.hidden = false;
button.addEventListener('click', () => {
  const isShown = field.type === 'text';
  field.type = isShown ? 'password' : 'text';
  button.textContent = isShown ? 'Vis passord' : 'Skjul passord';
});
// Nothing that can be read is sent or kept by a password manager.
field.form.addEventListener('submit', () => { field.type = 'password'; });
`;

export interface NoCustomerChoice {
  readonly clientId: string | undefined;
  readonly brandOrigin: string | undefined;
  readonly email: string;
  readonly otherLink: string;
  readonly continueAction: string;
}

/** Offers to subscribe or to switch accounts. */
export function renderNoCustomerPage(choice: NoCustomerChoice): string {
  const look = lookOf(choice.clientId);
  return page(
    look,
    'Kontoen har ikke noe abonnement',
    html`
      <h1>Kontoen har ikke noe abonnement</h1>
      <p class="reason">
        Passordet er riktig, men ${choice.email} er ikke kunde hos ${look.name}. For å se må kontoen ha et
        abonnement. Du kan bruke samme e-post og passord når du bestiller.
      </p>
      ${
        choice.brandOrigin === undefined
          ? ''
          : html`<p><a class="action" href="${choice.brandOrigin}/bli-kunde">Bli kunde</a></p>`
      }
      <p class="cancel"><a href="${choice.otherLink}">Logg inn med en annen konto</a></p>
      <form method="post" action="${choice.continueAction}" class="cancel">
        <button type="submit" class="quiet">Fortsett uten abonnement</button>
      </form>
    `,
  );
}

/** Renders the form for the code that a television shows. */
export function renderDeviceInputPage(form: string, isRefused: boolean): string {
  return page(
    neutral,
    'Koble til en enhet',
    html`
      <h1>Koble til en enhet</h1>
      <p>Skriv inn koden som vises på TV-en.</p>
      ${isRefused ? html`<p role="alert">Koden er feil eller utløpt. Prøv igjen.</p>` : ''}
      ${markup(labelUserCodeField(form))}
      <button type="submit" form="op.deviceInputForm">Fortsett</button>
    `,
  );
}

/** Confirms the code of a television. */
export function renderDeviceConfirmPage(form: string, userCode: string): string {
  return page(
    neutral,
    'Bekreft enheten',
    html`
      <h1>Bekreft enheten</h1>
      <p>Viser TV-en denne koden?</p>
      <p class="code">${userCode}</p>
      ${markup(form)}
      <button type="submit" form="op.deviceConfirmForm">Ja, koble til</button>
      <p class="cancel">
        <button type="submit" form="op.deviceConfirmForm" name="abort" value="yes" class="quiet">
          Avbryt
        </button>
      </p>
    `,
  );
}

/** Renders the page after a television is connected. */
export function renderDeviceDonePage(): string {
  return page(
    neutral,
    'Enheten er koblet til',
    html`<h1>Enheten er koblet til</h1>
      <p>Du kan lukke denne siden og fortsette på TV-en.</p>`,
  );
}

/** Ends the session at once, or after confirmation. */
export function renderSignOutPage(
  form: string,
  clientId: string | undefined,
  needsConfirmation: boolean,
): string {
  const yes = html`<button type="submit" form="op.logoutForm" name="logout" value="yes">Logg ut</button>`;
  const hidden = form.replace('</form>', '<input type="hidden" name="logout" value="yes"/></form>');
  return page(
    lookOf(clientId),
    'Logg ut',
    needsConfirmation
      ? html`<h1>Vil du logge ut?</h1>
          ${markup(form)} ${yes}`
      : html`<h1>Du logges ut …</h1>
          ${markup(hidden)}
          <noscript>${yes}</noscript>
          <script>
            document.forms[0].submit();
          </script>`,
  );
}

/** Renders the page after sign-out. */
export function renderSignedOutPage(clientId: string | undefined): string {
  return page(
    lookOf(clientId),
    'Du er logget ut',
    html`<h1>Du er logget ut</h1>
      <p>Du kan lukke denne siden.</p>`,
  );
}

/** Renders the page for a failed sign-in. */
export function renderErrorPage(reason: string): string {
  return page(
    neutral,
    'Innlogging',
    html`<h1>Innloggingen stoppet</h1>
      <p>Gå tilbake og prøv på nytt.</p>
      <p class="reason">${reason}</p>`,
  );
}

/** Replaces the provider's unlabelled device code input. */
function labelUserCodeField(form: string): string {
  return form.replace(
    /<input(?=[^>]*name="user_code")(?=[^>]*type="text")[^>]*>(<\/input>)?/,
    '<label for="code">Kode</label><input id="code" name="user_code" autocomplete="off" autofocus required />',
  );
}

function page(look: Look, title: string, content: Markup): string {
  return html`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} – ${look.name}</title>
        <link rel="icon" href="data:," />
        <style>
          ${markup(fontFaces)} ${markup(styles)}
        </style>
      </head>
      <body class="${look.className}">
        <main>
          <p class="brand">${look.name}</p>
          ${content}
        </main>
      </body>
    </html>`.text;
}

const styles = `
:root { color-scheme: dark; --page: #120b1f; --glow: #3a1245; --surface: #1e1430; --text: #f6f1ff; --quiet: #b9abd1;
  --line: #7a699b; --action: linear-gradient(90deg, #ff7a5c, #ff5fa0); --on-action: #1d0713; --link: #ff9d8a; --danger: #ffb4a8;
  --radius: 12px; --heading: 'Bricolage Grotesque', 'Segoe UI', sans-serif; --body: 'Hanken Grotesk', system-ui, sans-serif; }
.fjordvisning { color-scheme: light; --page: #faf6ee; --glow: #cfe6e6; --surface: #fffdf8; --text: #0f2a43; --quiet: #4a6177;
  --line: #6f8598; --action: #ffd24a; --on-action: #0f2a43; --link: #0b6670; --danger: #a3221b;
  --radius: 4px; --heading: Fraunces, Georgia, serif; --body: 'Source Sans 3', 'Segoe UI', sans-serif; }
.neutral { --page: #14161c; --glow: #232a3a; --surface: #1d212b; --line: #7f889b; --action: #e8ecf5; --on-action: #14161c; --link: #b9cdfc; }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 24px; font: 1.0625rem/1.5 var(--body);
  color: var(--text); background: radial-gradient(80rem 50rem at 20% -10%, var(--glow), transparent), var(--page); }
main { inline-size: min(100%, 26rem); padding: 40px 32px; background: var(--surface); border-radius: calc(var(--radius) * 2);
  box-shadow: 0 24px 64px rgb(0 0 0 / 25%); }
.brand { margin: 0 0 24px; font: 700 1.75rem/1 var(--heading); letter-spacing: -.02em; }
h1 { margin: 0 0 16px; font: 600 1.375rem/1.2 var(--heading); }
p { margin: 0 0 16px; }
.reason, .cancel { color: var(--quiet); }
.cancel { margin: 24px 0 0; text-align: center; }
.beside { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px; margin: 16px 0 0; }
.new { margin: 24px 0 0; padding-block-start: 20px; border-block-start: 1px solid color-mix(in srgb, var(--line) 40%, transparent); text-align: center; }
a.action { display: block; padding: 14px; border-radius: var(--radius); font-weight: 700; text-align: center; text-decoration: none;
  color: var(--on-action); background: var(--action); }
label { display: block; margin-block-end: 4px; font-weight: 600; }
input:not([type=hidden]) { inline-size: 100%; margin-block-end: 20px; padding: 12px 14px; font: inherit; color: inherit; background: transparent;
  border: 1px solid var(--line); border-radius: var(--radius); }
input[aria-invalid] { border-color: var(--danger); border-width: 2px; }
button { inline-size: 100%; padding: 14px; border: 0; border-radius: var(--radius); font: 700 1.0625rem/1.2 var(--body);
  color: var(--on-action); background: var(--action); cursor: pointer; }
button.quiet { inline-size: auto; padding: 8px; background: none; color: var(--link); text-decoration: underline; }
a { color: var(--link); padding: 8px; }
[role=alert] { padding: 12px 14px; border-inline-start: 4px solid var(--danger); color: var(--danger); font-weight: 600; }
.code { font: 700 2rem/1 ui-monospace, monospace; letter-spacing: .1em; text-align: center; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;
