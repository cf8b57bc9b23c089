import { type DragEvent, useEffect, useState } from 'react';
import { useLatest } from '../data/use-latest.ts';

/** Pasted pictures have no name of their own. */
const named = (file: File, position: number): File =>
  file.name
    ? file
    : new File([file], `pasted-${position + 1}.${file.type.split('/')[1] ?? 'png'}`, { type: file.type });

const filesIn = (data: DataTransfer | null): File[] => Array.from(data?.files ?? []).map(named);

const carriesFiles = (data: DataTransfer): boolean => data.types.includes('Files');

type Props = Pick<React.HTMLAttributes<HTMLElement>, 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'>;

/**
 * Files that are dropped on a part of the page, or pasted anywhere on it while it is open; a paste into a text
 * stays one when it carries no file.
 */
export function useIncomingFiles(onFiles: (files: File[]) => void): { isOver: boolean; drop: Props } {
  // Entering a child comes before leaving its parent, so both are counted.
  const [depth, setDepth] = useState(0);
  const latest = useLatest(onFiles);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = filesIn(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  const onlyFiles = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    handle(event);
  };
  return {
    isOver: depth > 0,
    drop: {
      onDragEnter: onlyFiles(() => setDepth((now) => now + 1)),
      onDragOver: onlyFiles((event) => {
        event.dataTransfer.dropEffect = 'copy';
      }),
      onDragLeave: onlyFiles(() => setDepth((now) => Math.max(0, now - 1))),
      onDrop: onlyFiles(({ dataTransfer }) => {
        setDepth(0);
        onFiles(filesIn(dataTransfer));
      }),
    },
  };
}
