export { pem, runService, type ServiceSurroundings } from './run-service.ts';
