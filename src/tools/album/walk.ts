/** Walks the components of a message. */
import type { APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';

type WithParts<T> = T extends { components: readonly (infer Inner)[] } ? T | WithParts<Inner> : T;
type WithAccessory<T> = T extends { accessory: infer Accessory } ? T | Accessory : T;
/** Any component of a message, at any depth. */
export type AnyComponent = WithAccessory<WithParts<APIMessageTopLevelComponent>>;

/** Returns the components and all nested ones, in reading order. */
export function everyComponent(components: readonly { readonly type: ComponentType }[]): AnyComponent[] {
  return components.flatMap((one) => {
    const component = one as AnyComponent;
    return [
      component,
      ...('components' in component ? everyComponent(component.components) : []),
      ...('accessory' in component ? everyComponent([component.accessory]) : []),
    ];
  });
}
