/** Loaded before a process (`--import`): writes down which packages it has imported, into the file `IMPORTED_TO`. */
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const file = process.env['IMPORTED_TO'] ?? '';
const packages = new Set<string>();
registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context);
    // From our own files alone: what a package imports itself comes along with it.
    const ours = context.parentURL !== undefined && !context.parentURL.includes('/node_modules/');
    if (ours && resolved.url.startsWith('file:') && resolved.url.includes('/node_modules/')) {
      packages.add(resolved.url);
      writeFileSync(file, JSON.stringify([...packages]));
    }
    return resolved;
  },
});
