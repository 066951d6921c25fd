export const partnerStyles = `
:root { color-scheme: dark; font: 1.0625rem/1.5 system-ui, 'Segoe UI', sans-serif; color: #f2f4fb; background: #10131f; }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 16px; }
main { inline-size: min(100%, 28rem); padding: 32px 24px; background: #1c2133; border-radius: 16px; box-shadow: 0 16px 48px rgb(0 0 0 / 40%); }
.name { margin: 0 0 24px; font-size: 1.25rem; font-weight: 700; color: #9fc1ff; }
.name small { font-weight: 400; color: #a9b2c9; }
h1 { margin: 0 0 16px; font-size: 1.375rem; line-height: 1.25; }
label, summary { display: block; margin-block-end: 4px; font-weight: 600; }
summary { padding-block: 12px; cursor: pointer; }
input, select { inline-size: 100%; min-block-size: 48px; margin-block-end: 16px; padding: 10px 14px; font: inherit; color: inherit;
  background: #10131f; border: 1px solid #8f9ab5; border-radius: 10px; }
input[aria-invalid] { border: 2px solid #ff9a8f; }
button { inline-size: 100%; min-block-size: 48px; padding: 12px 20px; font: inherit; font-weight: 700; line-height: 1.2; color: #0a1020;
  background: #9fc1ff; border: 2px solid #9fc1ff; border-radius: 10px; cursor: pointer; }
button.quiet { color: #d6e4ff; background: transparent; }
dl { margin: 0 0 20px; display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; }
dt { color: #a9b2c9; }
dd { margin: 0; text-align: end; font-weight: 600; overflow-wrap: anywhere; }
.answers { display: grid; gap: 12px; }
details { margin-block-start: 20px; border-block-start: 1px solid #38405c; }
[role=alert] { padding: 10px 14px; border-inline-start: 4px solid #ff9a8f; color: #ffb9b1; font-weight: 600; }
:focus-visible { outline: 3px solid #ffd45c; outline-offset: 2px; }
`;
