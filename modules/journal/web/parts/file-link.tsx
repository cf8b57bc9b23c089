import { useTranslation } from 'react-i18next';
import { useFileAddress } from '#platform/web/files/use-file-address.ts';
import { formatSize } from '#platform/web/i18n/sizes.ts';

/** A file to be saved, with its size. */
export function FileLink({ path, name, size }: { path: string; name: string; size: number }) {
  const { i18n } = useTranslation();
  const address = useFileAddress(path);
  const text = `${name} (${formatSize(size, i18n.language)})`;
  if (address === null) return <span>{text}</span>;
  return (
    <a href={address} download={name}>
      {text}
    </a>
  );
}
