import type { ResourceType } from '../access/modules.ts'
import { canEditValues, type DescribingTemplate } from '../metadata/assetMetadata.ts'
import type { MetadataValue } from '../metadata/value.ts'
import type { AttributeDefinition } from '../templates/attribute.ts'
import type { Option } from '../templates/options.ts'
import { canDescribe, type Template } from '../templates/template.ts'

/** The templates that one folder names at most. */
export const MAX_FOLDER_TEMPLATES = 20

interface NamedFolder {
  readonly id: string
  readonly name: string
}

/** A template by which what arrives in a folder is described. */
export interface FolderTemplate {
  readonly template: DescribingTemplate
  /** The folder above that names it; null: the folder itself does. */
  readonly from: NamedFolder | null
}

/** What a folder says of what arrives in it, as far as its reader is in the templates. */
export interface FolderTemplates {
  /** By name. */
  readonly templates: readonly FolderTemplate[]
  /** Templates that it could name beside these, by name. */
  readonly offered: readonly Pick<Template, 'id' | 'name' | 'shortDescription'>[]
  /** What the options and assets that defaults stand for are called. */
  readonly names: readonly Option[]
}

/** Values that everything is given that is uploaded together. */
export interface UploadValue {
  readonly attributeId: string
  readonly values: readonly MetadataValue[]
}

/**
 * Why a value was not saved when its file had come: its template takes none any more, is not its sender's any more, the file took the place of another
 * one, or it means nothing any more, as what it names is in the trash.
 */
export const UNSAVED_REASONS = ['TEMPLATE_DIFFERENT_STATE', 'TEMPLATE_NOT_FOUND', 'FILE_REPLACED', 'VALUE_REFUSED'] as const
export type UnsavedReason = (typeof UNSAVED_REASONS)[number]

/** What was said of an upload and could not be saved, in words. */
export interface UnsavedValue {
  /** Of the attribute. */
  readonly name: string
  /** Without what is gone, of which nobody knows the name. */
  readonly values: readonly string[]
  readonly reason: UnsavedReason
}

/** Whether what arrives is described by a template that its folder names; one that is not active, or of another module, waits. */
export const describesArrivals = ({ state, type }: Pick<Template, 'state' | 'type'>, resourceType: ResourceType): boolean =>
  canEditValues(state) && canDescribe(type, resourceType)

/**
 * The templates that hold in a folder: its own, and those of the folders above it. `way`: from the folder itself upwards. Where several name one,
 * the nearest does.
 */
export const templatesOnWay = (way: readonly (NamedFolder & { readonly templateIds: readonly string[] })[]): ReadonlyMap<string, NamedFolder | null> => {
  const found = new Map<string, NamedFolder | null>()
  for (const [depth, { id, name, templateIds }] of way.entries()) {
    for (const templateId of templateIds) if (!found.has(templateId)) found.set(templateId, depth === 0 ? null : { id, name })
  }
  return found
}

/** What of a template is asked when files are uploaded. */
export interface AskedTemplate {
  readonly template: DescribingTemplate
  readonly attributes: readonly AttributeDefinition[]
}

/** What is asked of everything that is uploaded together: what the templates of its folder require. Without any of it nothing is asked. */
export const askedOfUploads = ({ templates }: Pick<FolderTemplates, 'templates'>, resourceType: ResourceType): readonly AskedTemplate[] =>
  templates.flatMap(({ template }) => {
    const attributes = describesArrivals(template, resourceType) ? template.attributes.filter(({ required }) => required) : []
    return attributes.length === 0 ? [] : [{ template, attributes }]
  })
