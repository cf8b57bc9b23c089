/** What is said at the German school of the demonstration, whose package has neither polls nor reactions. */
export const TALKS_DE = {
  absent: `
    a Guten Morgen! Lea ist heute krank und kommt nicht zur Schule.
    b Guten Morgen, vielen Dank für die Nachricht. Gute Besserung!
    a Gibt es etwas, das sie nachholen sollte?
    b Nur das Arbeitsblatt zu den Bruchgleichungen, ich lege es in ihr Fach.
    a Danke, wir holen es morgen ab.`,
  result: `
    a Hallo Herr Weißbach, kann ich das Referat auch am Donnerstag halten?
    b Hallo Lea, ja, Donnerstag in der dritten Stunde passt gut.
    a Super, danke!
    b Denk bitte an die Quellenangaben.`,
  office: `
    a Guten Tag! Können Sie mir bis Freitag die Liste für den Ausflug schicken?
    b Mache ich. Es fehlen noch drei Einverständnisse.
    a Ich erinnere die Eltern heute noch einmal.
    b Danke!`,
  father_daughter: `
    a Soll ich dich heute abholen?
    b ja bitte, 15:30 an der Turnhalle
    a Bin da 🚗`,
  class_chat: `
    a weiß jemand die hausaufgaben in mathe
    b S. 52 Nr. 4 und 6
    c danke!!
    d schreiben wir morgen wirklich den vokabeltest
    a ja leider 🙈
    b lernen wir zusammen?
    c gern, um 16 uhr in der bücherei`,
  official_parents: `
    a Liebe Eltern der 8.A, hier finden Sie künftig alle Nachrichten zur Klasse.
    a ! Der Elternabend ist morgen um 19 Uhr im Raum 12.
    b Vielen Dank, wir kommen.
    c Kann man auch online teilnehmen?
    a Diesmal leider nicht, aber ich schicke ein Protokoll.`,
  official_students: `
    a Hallo 8.A! Bitte bringt morgen die unterschriebenen Zettel für den Ausflug mit.
    b welche zettel??
    a Die gelben vom Montag.
    b ach die. ok`,
  news: `
    a Liebe Kolleginnen und Kollegen, die Konferenz beginnt am Dienstag um 14 Uhr.
    a Bitte bringen Sie die Listen der Förderkurse mit.`,
  campaign: `
    a Guten Tag! In Kriit gibt es jetzt eine neue Ansicht für Nachrichten: Gespräche und Ankündigungen an einem Ort. Bei Fragen hilft die Verwaltung Ihrer Schule.`,
} as const;
