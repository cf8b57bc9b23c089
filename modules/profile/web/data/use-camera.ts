import { type RefObject, useEffect, useState } from 'react';

/** What the camera does: it is being opened, it shows something, nobody let us use it, or it cannot be opened. */
type CameraState = 'opening' | 'showing' | 'refused' | 'broken';

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
};

/** Shows the camera in a video for as long as the part is there, and lets go of it afterwards. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): CameraState {
  const [state, setState] = useState<CameraState>('opening');
  useEffect(() => {
    let isLeft = false;
    let stream: MediaStream | null = null;
    const letGo = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const show = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia(WANTED);
        // Whoever closed the window while the browser asked must not be filmed behind it.
        if (isLeft || !video.current) return letGo();
        video.current.srcObject = stream;
        await video.current.play();
        setState('showing');
      } catch (error) {
        if (!isLeft) setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'broken');
      }
    };
    void show();
    return () => {
      isLeft = true;
      letGo();
    };
  }, [video]);
  return state;
}
