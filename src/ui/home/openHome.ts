import type { HomeActors } from '../../application/home/homeActors.ts'

export const openHome = ({ home }: HomeActors): void => home.send({ type: 'home.opened' })
