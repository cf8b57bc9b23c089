type Props = { groupId: number; isOnePane: boolean; isFolded: boolean; onFold: () => void };

export function ConversationPane(_props: Props) {
  return null;
}
