/** What a picture has of the height, beside others. */
export const STAGE_HEIGHT = 'clamp(150px, 38dvh, 460px)'
