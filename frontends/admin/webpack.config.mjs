import { remoteConfig } from '@touchline/web-build';

export default remoteConfig({ name: 'admin', directory: import.meta.dirname });
