export { type Content, FileMissing, type Files, StorageFull, type StoredFile, sizeOf } from './files.ts';
export { createLocalFiles, type LocalFilesOptions } from './local.ts';
export { createS3Files, type S3FilesOptions } from './s3.ts';
export { createTemporaryFiles, type TemporaryFiles, temporaryRoot } from './temporary.ts';
