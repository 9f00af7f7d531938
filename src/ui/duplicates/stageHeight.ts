/** What a picture has of the height, beside others. */
export const STAGE_HEIGHT = 'clamp(140px, min(38dvh, 50vw), 460px)'
