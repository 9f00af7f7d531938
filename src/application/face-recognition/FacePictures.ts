/** Where a face can be seen, cut out of its picture. */
export interface FacePictures {
  /** The address of a square picture, authorised by the cookie of the session under way. */
  face(faceId: string): string
}
