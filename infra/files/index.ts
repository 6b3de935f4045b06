export { FileMissing, type Files, StorageFull } from './files.ts';
export { createLocalFiles, type LocalFilesOptions } from './local.ts';
export { createS3Files, type S3FilesOptions } from './s3.ts';
