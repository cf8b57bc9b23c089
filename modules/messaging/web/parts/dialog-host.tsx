import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { errorBus } from '#platform/web/errors/error-bus.ts';
import { type DialogKind, type DialogProps, type DialogRequest, DialogsContext } from '../data/dialogs.ts';

type Loaded = { default: ComponentType<never> };

/** Each is fetched when it is first asked for. */
const LOADERS: Record<DialogKind, () => Promise<Loaded>> = {
  settings: () => import('./settings-dialog.tsx'),
  details: () => import('./details-dialog.tsx'),
  participants: () => import('./participants-dialog.tsx'),
  files: () => import('./files-dialog.tsx'),
  mute: () => import('./mute-dialog.tsx'),
  find: () => import('./find-dialog.tsx'),
  step: () => import('./step-dialog.tsx'),
  poll: () => import('./poll-dialog.tsx'),
  forward: () => import('./forward-dialog.tsx'),
  reactions: () => import('./reactions-dialog.tsx'),
  'seen-by': () => import('./seen-by-dialog.tsx'),
  'delete-message': () => import('./delete-message-dialog.tsx'),
  gallery: () => import('./gallery-dialog.tsx'),
};

type AnyDialog = ComponentType<Omit<DialogProps<DialogKind>, 'request'> & { request: DialogRequest }>;
type Shown = { id: number; Part: AnyDialog; request: DialogRequest; opened: boolean };

/** Shows the dialogs that the parts below it ask for, one above the other. */
export function DialogHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const ids = useRef(0);
  const open = useCallback((request: DialogRequest) => {
    LOADERS[request.kind]().then(
      (loaded) => {
        ids.current += 1;
        const id = ids.current;
        const Part = loaded.default as AnyDialog;
        setShown((all) => [...all, { id, Part, request, opened: true }]);
      },
      () => errorBus.emit({ kind: 'chunk_failed' }),
    );
  }, []);
  return (
    <DialogsContext value={open}>
      {children}
      {shown.map(({ id, Part, request, opened }) => (
        <Part
          key={id}
          request={request}
          opened={opened}
          onClose={() => setShown((all) => all.map((one) => (one.id === id ? { ...one, opened: false } : one)))}
          onClosed={() => setShown((all) => all.filter((one) => one.id !== id))}
        />
      ))}
    </DialogsContext>
  );
}
