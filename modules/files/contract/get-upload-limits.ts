export { getUploadLimits } from '#platform/contract/file-upload.ts';
