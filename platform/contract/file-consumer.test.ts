import { describe, expect, test } from 'vitest';
import { type FileConsumer, fitsLimits, inMegabytes, maxBytesFor, mayUpload } from './file-consumer.ts';
import { LESSON_EXTENSIONS, MESSAGE_EXTENSIONS } from './file-kinds.ts';

const use: FileConsumer = {
  app_name: 'story',
  extensions: ['png'],
  max_bytes: 100,
  max_count: 1,
  who: { roles: [6] },
  feature: 'PAID',
  smaller: { without_feature: 'LARGE', max_bytes: 10 },
};

describe('a use of files', () => {
  test.each([
    [6, ['PAID'], undefined],
    [1, ['PAID'], 'not_allowed_action'],
    [6, [], 'feature_permission_missing'],
  ])('role type %i with %j may upload, or is told %s', (type_id, features, key) => {
    const verdict = mayUpload(use, { type_id, features });
    expect(verdict.allowed ? undefined : verdict.key).toBe(key);
  });

  test.each([
    [{ roles: [6] }, 'role_not_provided'],
    ['any-role', 'role_not_provided'],
    ['signed-in', undefined],
  ] as const)('for %j lets somebody without a role upload, or says %s', (who, key) => {
    const verdict = mayUpload({ ...use, who, feature: undefined }, null);
    expect(verdict.allowed ? undefined : verdict.key).toBe(key);
  });

  test('takes less where the package is smaller', () => {
    const sizes = [{ type_id: 6, features: ['LARGE'] }, { type_id: 6, features: [] }, null];
    expect(sizes.map((role) => maxBytesFor(use, role))).toEqual([100, 10, 10]);
  });

  test.each([
    ['png', 100, undefined],
    ['png', 101, 'error.file.large'],
    ['png', 0, 'error.file.empty'],
    ['exe', 1, 'error.file.format'],
    ['', 1, 'error.file.format'],
  ])('a file .%s of %i bytes fits, or is told %s', (extension, size, key) => {
    const verdict = fitsLimits(use, extension, size);
    expect(verdict.allowed ? undefined : verdict.key).toBe(key);
  });
});

test('the lists of the documents are whole', () => {
  const lesson =
    'doc docx odt rtf txt pdf md xls xlsx ods csv ppt pptx odp mp3 wav ogg m4a mp4 webm mov avi mkv png jpg jpeg gif webp heic svg zip rar 7z dwg dxf';
  expect(LESSON_EXTENSIONS.toSorted()).toEqual(lesson.split(' ').toSorted());
  expect(MESSAGE_EXTENSIONS.toSorted()).toEqual(`${lesson} html htm xml json heif`.split(' ').toSorted());
});

test.each([
  [10_485_760, 10],
  [1_572_864, 1.5],
  [9, 0.1],
])('%i bytes read as %d MB', (bytes, megabytes) => expect(inMegabytes(bytes)).toBe(megabytes));
