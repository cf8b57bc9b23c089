import { asExtension, FILE_FORMATS } from '#platform/contract/file-kinds.ts';

const formatOf = (extension: string) => FILE_FORMATS[asExtension(extension) ?? 'txt'];

/** What a file is to people. */
export const kindOf = (extension: string) => formatOf(extension).kind;

/** A picture that browsers can show; a drawing is a file to be fetched. */
export const isPicture = (extension: string): boolean => formatOf(extension).proof === 'image';
