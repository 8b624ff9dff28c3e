/** All components of a message, whatever they are in. */
import type { APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';

type WithParts<T> = T extends { components: readonly (infer Inner)[] } ? T | WithParts<Inner> : T;
type WithAccessory<T> = T extends { accessory: infer Accessory } ? T | Accessory : T;
/** Any component that a message can have, at any depth. */
export type AnyComponent = WithAccessory<WithParts<APIMessageTopLevelComponent>>;

/** The components and everything inside them, in reading order. */
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
