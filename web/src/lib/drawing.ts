/** Faces as finished pictures: drawn once, at the size of the stage, before anything moves. */

/** As tall as the stage shows it, in points of the screen. */
function tall(): number {
  const small = matchMedia('(max-width: 820px), (max-height: 540px)').matches
  return Math.round(devicePixelRatio * (small ? 0.24 * innerHeight : Math.min(0.44 * innerHeight, 384)))
}

/** The picture at an address, drawn; null where there is none or it cannot be drawn. */
export async function drawing(face: Promise<string | null>): Promise<ImageBitmap | null> {
  const address = await face
  if (!address) return null
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return await createImageBitmap(image, { resizeHeight: tall(), resizeQuality: 'high' })
  } catch {
    return null // the words are enough
  }
}
