import { shellConfig } from '@touchline/web-build';

export default shellConfig({ directory: import.meta.dirname });
