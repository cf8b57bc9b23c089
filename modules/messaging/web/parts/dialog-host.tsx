import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { errorBus } from '#platform/web/errors/error-bus.ts';
import { type DialogKind, type DialogProps, type DialogRequest, DialogsContext } from '../data/dialogs.ts';

type Loaded = { default: ComponentType<never> };

/** Each is fetched when it is first asked for. */
const LOADERS: Record<DialogKind, () => Promise<Loaded>> = {
  settings: () => import('./settings-dialog.tsx'),
  shortcuts: () => import('./shortcuts-dialog.tsx'),
  details: () => import('./details-dialog.tsx'),
  participants: () => import('./participants-dialog.tsx'),
  files: () => import('./files-dialog.tsx'),
  mute: () => import('./mute-dialog.tsx'),
  find: () => import('./find-dialog.tsx'),
  step: () => import('./step-dialog.tsx'),
  'hand-over': () => import('./hand-over-dialog.tsx'),
  poll: () => import('./poll-dialog.tsx'),
  reactions: () => import('./reactions-dialog.tsx'),
  'react-promo': () => import('./react-promo-dialog.tsx'),
  'seen-by': () => import('./seen-by-dialog.tsx'),
  'delete-message': () => import('./delete-message-dialog.tsx'),
  gallery: () => import('./gallery-dialog.tsx'),
};

type AnyDialog = ComponentType<Omit<DialogProps<DialogKind>, 'request'> & { request: DialogRequest }>;
type Asked = { id: number; Part: AnyDialog; request: DialogRequest };

/** It opens after it is there: one that begins open does not know where the focus was, and cannot give it back. */
function Shown({ Part, request, onClosed }: Omit<Asked, 'id'> & { onClosed: () => void }) {
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  return <Part request={request} opened={opened} onClose={() => setOpened(false)} onClosed={onClosed} />;
}

/** Shows the dialogs that the parts below it ask for, one above the other. */
export function DialogHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Asked[]>([]);
  const ids = useRef(0);
  const open = useCallback((request: DialogRequest) => {
    LOADERS[request.kind]().then(
      (loaded) => {
        ids.current += 1;
        const id = ids.current;
        const Part = loaded.default as AnyDialog;
        setShown((all) => [...all, { id, Part, request }]);
      },
      () => errorBus.emit({ kind: 'chunk_failed' }),
    );
  }, []);
  return (
    <DialogsContext value={open}>
      {children}
      {shown.map(({ id, ...asked }) => (
        <Shown key={id} {...asked} onClosed={() => setShown((all) => all.filter((one) => one.id !== id))} />
      ))}
    </DialogsContext>
  );
}
