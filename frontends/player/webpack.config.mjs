import { remoteConfig } from '@touchline/web-build';

export default remoteConfig({ name: 'player', directory: import.meta.dirname });
