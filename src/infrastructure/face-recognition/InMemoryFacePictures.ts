import type { FacePictures } from '../../application/face-recognition/FacePictures.ts'

/** Drawn faces in place of those of pictures: the same one for the same face. */
export class InMemoryFacePictures implements FacePictures {
  face(faceId: string) {
    const seed = [...faceId].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
    const [ground, skin, hair] = [(seed * 47) % 360, 22 + (seed % 14), (seed * 13) % 60]
    const drawing = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 100 100"><rect width="100" height="100" fill="hsl(${ground} 30% 62%)"/>`,
      `<path d="M18 100q4-30 32-30t32 30z" fill="hsl(${(ground + 150) % 360} 30% 40%)"/><ellipse cx="50" cy="46" rx="22" ry="27" fill="hsl(${skin} 45% ${50 + (seed % 5) * 7}%)"/>`,
      `<path d="M27 44q-2-30 23-30t23 30q-5-18-23-18t-23 18z" fill="hsl(${hair} 30% ${18 + (seed % 4) * 10}%)"/>`,
      '<circle cx="42" cy="46" r="2.4"/><circle cx="58" cy="46" r="2.4"/><path d="M42 60q8 6 16 0" fill="none" stroke="#222" stroke-width="2"/></svg>',
    ].join('')
    return `data:image/svg+xml,${encodeURIComponent(drawing)}`
  }
}
