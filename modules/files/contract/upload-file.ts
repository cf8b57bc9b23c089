export { uploadFile } from '#platform/contract/file-upload.ts';
