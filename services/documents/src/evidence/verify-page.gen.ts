// Generated from verify.page.html, verify.page.ts and contracts/evidence by `npm run evidence-page`.
export const verifyPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-KrX4rY5KbXYRGKze3BS9C5WHxgn+yvuWGXt3+0x4o/w='; style-src 'sha256-1JUMxZeRoa2jkkw3i6OaKXhpMGfLUYZ/dN+f6CWSl24='; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Verify this contract</title>
<style>
:root {
  color-scheme: light dark;
  --ground: light-dark(oklch(0.998 0.001 78), oklch(0.198 0.007 80));
  --ink: light-dark(oklch(0.178 0.007 78), oklch(0.955 0.004 80));
  --ink-2: light-dark(oklch(0.445 0.012 85), oklch(0.79 0.01 80));
  --line: light-dark(oklch(0.905 0.007 80), oklch(0.285 0.009 80));
  --line-field: light-dark(oklch(0.63 0.012 85), oklch(0.54 0.012 85));
  --primary: light-dark(oklch(0.455 0.104 155), oklch(0.735 0.132 154));
  --on-primary: light-dark(white, oklch(0.205 0.041 162));
  --yes: light-dark(oklch(0.45 0.122 147), oklch(0.78 0.165 146));
  --no: light-dark(oklch(0.5 0.19 27), oklch(0.75 0.14 25));
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 Archivo, system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 40px 16px 64px; }
h1 { font-size: 32px; line-height: 1.15; margin: 0 0 8px; }
h2 { font-size: 26px; line-height: 1.2; margin: 40px 0 8px; }
h3 { font-size: 18px; margin: 32px 0 4px; }
p { margin: 0 0 12px; }
.quiet { color: var(--ink-2); }
.drop { border: 1px dashed var(--line-field); border-radius: 10px; padding: 24px 16px; margin-top: 24px; text-align: center; }
.drop.over { border-style: solid; border-color: var(--primary); }
button { font: inherit; font-weight: 620; min-height: 44px; padding: 0 20px; border: 0; border-radius: 6px; background: var(--primary); color: var(--on-primary); cursor: pointer; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
input { position: absolute; width: 1px; height: 1px; opacity: 0; pointer-events: none; }
ul, dl { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
li { display: grid; grid-template-columns: 5.5rem 1fr; gap: 12px; padding: 10px 0; border-bottom: 1px solid var(--line); }
li b, h2.yes, h2.no { font-weight: 700; }
.yes b, h2.yes { color: var(--yes); }
.no b, h2.no { color: var(--no); }
li > span, dd, code { overflow-wrap: anywhere; }
dl > div { padding: 10px 0; border-bottom: 1px solid var(--line); }
dt { font-weight: 620; }
dd { margin: 0; color: var(--ink-2); }
code { font: 14px/1.5 ui-monospace, monospace; }
</style>
</head>
<body>
<main>
<h1>Verify this contract</h1>
<p>Give this page the archive that it came in. It checks the seal, the signers’ evidence and every file, on this machine alone.</p>
<p class="quiet">Nothing is sent anywhere, and no network is needed.</p>
<div class="drop" id="drop">
<p>Drop the archive here, or all of its files.</p>
<button type="button" id="choose">Choose files</button>
<input type="file" id="files" multiple accept=".zip,.pdf,.json,.sig,.pem" aria-label="The archive, or all of its files" tabindex="-1">
</div>
<div id="answer" aria-live="polite"></div>
</main>
<script>script</script>
</body>
</html>
`;
