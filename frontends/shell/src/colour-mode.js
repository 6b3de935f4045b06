// Before the first paint: the colour mode that was chosen here, else what the server knows, else the system's.
(() => {
  const root = document.documentElement;
  let mode = null;
  try {
    mode = localStorage.getItem('colour-mode');
  } catch {
    // storage is forbidden: the server's word stands
  }
  if (mode !== 'light' && mode !== 'dark' && mode !== 'system') mode = root.dataset.theme;
  if (mode !== 'light' && mode !== 'dark') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = mode;
})();
