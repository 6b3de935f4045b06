export { acceptFile } from './accept.ts';
export { type Accepting, createInspector, type Inspected, type Inspector, type InspectorOptions } from './inspector.ts';
export { createIntake, type Intake, type IntakeOptions } from './intake.ts';
export { clamAv, type Scan, unscanned } from './scanner.ts';
export { createUploads, type Uploads, type UploadsOptions } from './uploads.ts';
