import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import type { Choice } from '../data/contact-choice.ts';
import type { ContactFilter } from '../data/use-contact-filter.ts';

/** What each list of the picker is given. */
export type ContactListProps = { filter: ContactFilter; choice: Choice; onChange: (choice: Choice) => void };

export const ContactsWaiting = () => <SkeletonRows rows={8} />;
export const NoContacts = ({ sentence }: { sentence: string }) => <EmptyFace drawing="search" sentence={sentence} />;
