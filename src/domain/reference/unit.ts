/** A unit of length. The metres are exact where the unit is defined by them; a measured or former unit's are its accepted value. */
export interface MeasurementUnit {
  readonly code: string
  readonly name: string
  readonly metres: number
}
