/** As wide as the largest one that is shown. */
const MAX_WIDTH = 1280;
const QUALITY = 0.86;
/** The first frame of a clip is often black. In seconds. */
const BEGINNING = 1;
const PATIENCE_MS = 20_000;

const once = (video: HTMLVideoElement, name: string, stop: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const options = { once: true, signal: stop };
    video.addEventListener(name, () => resolve(), options);
    video.addEventListener('error', () => reject(new Error('the clip can’t be played')), options);
    stop.addEventListener('abort', () => reject(stop.reason), { once: true });
  });

/** The picture that a video shows now; undefined where there is none. @throws where none comes within a while */
export const frameOf = async (video: HTMLVideoElement): Promise<File | undefined> => {
  // Before that it would be drawn as nothing, and kept as black.
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
    await once(video, 'loadeddata', AbortSignal.timeout(PATIENCE_MS));
  const { videoWidth: width, videoHeight: height } = video;
  if (!width || !height) return undefined;
  const scale = Math.min(1, MAX_WIDTH / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((taken) => canvas.toBlob(taken, 'image/jpeg', QUALITY));
  return picture ? new File([picture], 'picture.jpg', { type: 'image/jpeg' }) : undefined;
};

/** A picture from the beginning of a clip; undefined where this browser can’t play it. */
export const firstFrameOf = async (address: string): Promise<File | undefined> => {
  const stop = AbortSignal.timeout(PATIENCE_MS);
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  try {
    const there = once(video, 'loadeddata', stop);
    video.src = address;
    await there;
    if (video.duration > BEGINNING * 2 && video.duration < Number.POSITIVE_INFINITY) {
      const sought = once(video, 'seeked', stop);
      video.currentTime = BEGINNING;
      await sought;
    }
    return await frameOf(video);
  } catch {
    return undefined;
  } finally {
    // What was still on its way is let go.
    video.removeAttribute('src');
    video.load();
  }
};
