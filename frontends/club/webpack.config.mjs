import { remoteConfig } from '@touchline/web-build';

export default remoteConfig({ name: 'club', directory: import.meta.dirname });
