import { askService, textAt } from '#platform/server/eid/ask-service.ts';
import type { EidKit } from '#platform/server/eid/eid-kit.ts';
import { handleSlowly } from '#platform/server/handle.ts';
import { signWithDemoCard as contract } from '../contract/sign-with-demo-card.ts';

export const signWithDemoCard = ({ demonstration }: EidKit) =>
  handleSlowly(contract, async ({ body, refuse }) => {
    if (demonstration === null) return refuse('card_not_found');
    const answer = await askService(null, demonstration.card_url, { body }).catch(() => refuse('card_not_found'));
    if (answer.status !== 200) return refuse('card_not_found');
    const given = (name: string) => textAt(answer.body, name);
    return {
      unverifiedCertificate: given('unverifiedCertificate'),
      algorithm: given('algorithm'),
      signature: given('signature'),
      format: given('format'),
    };
  });
