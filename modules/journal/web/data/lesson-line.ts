import {
  FRAME_VERSION,
  type FrameData,
  type FrameMessage,
  holds,
  openEnvelope,
  wrap,
} from '#platform/contract/frame.ts';
import { toFrame, toHost } from '#platform/contract/frame-messages.ts';
import { lessonClosed, lessonOpened, lessonSaved, type openLesson } from '../../contract/frame-messages.ts';

/** A frame that is still loading misses what it is told, so the first word is repeated. */
const HELLO_EVERY_MS = 250;

type Ears = {
  readonly onReady: () => void;
  readonly onOpened: () => void;
  readonly onSaved: (data: FrameData<typeof lessonSaved>) => void;
  readonly onClosed: () => void;
};

type Told = typeof openLesson | (typeof toFrame)['change_locale' | 'change_theme' | 'visible'];

/** The line from the journal to its lesson dialog: the same messages by which any host page opens it. */
export function openLessonLine(frame: HTMLIFrameElement, { onReady, onOpened, onSaved, onClosed }: Ears) {
  const { origin } = location;
  let isReady = false;
  let greeted: Document | null = null;
  const post = <M extends FrameMessage>(message: M, data: FrameData<M>): void =>
    frame.contentWindow?.postMessage(wrap(message, data), origin);
  const hello = () => {
    if (!isReady) post(toFrame.hello, { versions: [FRAME_VERSION] });
  };
  const hear = (event: MessageEvent): void => {
    const envelope = openEnvelope(event, { source: frame.contentWindow, origins: [origin] });
    if (!envelope) return;
    if (holds(envelope, toHost.ready) && !isReady) {
      isReady = true;
      greeted = frame.contentDocument;
      onReady();
    }
    if (holds(envelope, lessonOpened)) onOpened();
    if (holds(envelope, lessonSaved)) onSaved(envelope.data);
    if (holds(envelope, lessonClosed)) onClosed();
  };
  // A frame that was loaded anew has forgotten everything.
  const greetAnew = () => {
    // One that answered before its last picture came is the same.
    if (isReady && frame.contentDocument === greeted) return;
    isReady = false;
    hello();
  };
  addEventListener('message', hear);
  frame.addEventListener('load', greetAnew);
  const greeting = setInterval(hello, HELLO_EVERY_MS);
  return {
    tell: <M extends Told>(message: M, data: FrameData<M>): void => post(message, data),
    close: (): void => {
      clearInterval(greeting);
      removeEventListener('message', hear);
      frame.removeEventListener('load', greetAnew);
    },
  };
}
