// Judges photos in a worker, so that the page does not freeze: draws each small and hands its pixels to the rules.
import { JUDGED_SIDE, judgePhoto } from '#core/domain/photo-quality.ts'

interface Judged {
  readonly id: number
  readonly file: Blob
}

addEventListener('message', ({ data: { id, file } }: MessageEvent<Judged>) => {
  void judge(file).then((faults) => postMessage({ id, faults }))
})

/** None for what cannot be drawn here: the server looks at every file. */
async function judge(file: Blob): Promise<readonly string[]> {
  try {
    const whole = await createImageBitmap(file)
    const scale = Math.min(1, JUDGED_SIDE / Math.max(whole.width, whole.height))
    const [width, height] = [Math.round(whole.width * scale), Math.round(whole.height * scale)]
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    context?.drawImage(whole, 0, 0, width, height)
    whole.close()
    return context ? judgePhoto(context.getImageData(0, 0, width, height)) : []
  } catch {
    return []
  }
}
