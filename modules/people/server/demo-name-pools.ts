import type { Language } from '#platform/contract/shapes.ts';

/** First names and family names of one language; a name in foreign letters is followed by its Latin reading. */
export type NamePool = { readonly female: string; readonly male: string; readonly last: string };

const et: NamePool = {
  female:
    'Aino Anneli Anu Astrid Birgit Eha Eliise Emma Grete Hanna Heili Helena Ingrid Kadi Kai Katariina Kersti Kertu Kristel Laura Lenna Liisa Liisi Lisandra Maarja Mai Mari Mari-Liis Marleen Merle Mirjam Nele Piret Piia Reet Riin Saara Sirje Sofia Tiina Triin Triinu Ülle Õie Anna-Maria Johanna Kirke Loore Elisabet Miia',
  male: 'Aleks Andres Ants Artur Eerik Erki Gregor Hannes Hendrik Indrek Jaak Jaagup Joosep Jüri Kaarel Karl Kaspar Kristjan Kristo Lauri Lennart Madis Margus Mart Mihkel Märt Nikita Oliver Ott Paul Peeter Priit Rain Raul Reimo Robin Sander Siim Taavi Tanel Tauri Toomas Tõnis Uku Urmas Villem Ülo Karl-Erik Hugo Sten',
  last: 'Aas Allik Aru Haav Hallik Hunt Ilves Jõgi Kaasik Kallas Kangur Karu Kask Kikas Kivi Koppel Kruus Kukk Kull Kuusik Käär Laanemets Laas Lepp Liiv Luik Lõhmus Maasik Mets Mägi Mölder Mürk Null Nurk Nõmm Oja Orav Org Paju Pihlak Põder Pärn Raud Raudsepp Rebane Rohtla Roos Saar Saks Sepp Sild Soosaar Susi Sõber Süld Tamm Teder Tiik Toome Toots Uibo Uustalu Vaher Vain Valk Veski Viira Väli Õispuu Õunapuu Ülesoo Üprus',
};

const ru: NamePool = {
  female:
    'Алина Алёна Анастасия Анна Валерия Варвара Вероника Виктория Дарья Ева Екатерина Елизавета Ирина Ксения Мария Милана Надежда Наталья Ольга Полина Светлана София Татьяна Юлия',
  male: 'Александр Алексей Андрей Антон Артём Борис Вадим Виктор Владислав Глеб Григорий Даниил Дмитрий Евгений Иван Игорь Кирилл Максим Михаил Никита Олег Роман Сергей Тимофей',
  last: 'Алексеев Белов Васильев Волков Голубев Егоров Ершов Жуков Зайцев Иванов Калинин Козлов Кузнецов Лебедев Морозов Новиков Павлов Петров Семёнов Смирнов Соколов Фёдоров Шевченко Щербаков Чайковский',
};

const lv: NamePool = {
  female:
    'Agnese Anete Baiba Dace Elīna Elīza Estere Evija Gunta Ieva Ilze Inga Kristīne Laima Liene Līva Madara Marta Māra Paula Rūta Sanita Signe Sintija Zane Žanete',
  male: 'Aivars Andris Artis Dāvis Edgars Emīls Gatis Guntis Ģirts Imants Jānis Kristaps Kārlis Lauris Māris Mārtiņš Niks Oskars Ralfs Raivis Roberts Rūdolfs Toms Uldis Valdis Ēriks',
  last: 'Ābele Āboliņš Balodis Bērziņš Briedis Celmiņš Dzenis Eglītis Freimanis Grīnbergs Gulbis Jansons Kalniņš Kauliņš Kļaviņš Krastiņš Krūmiņš Liepiņš Lācis Mežs Ozoliņš Ozols Pētersons Priede Puriņš Rozītis Siliņš Šmits Straume Vanags Vītols Zariņš Zvirbulis Žagars',
};

const de: NamePool = {
  female:
    'Amelie Anja Charlotte Clara Emilia Frieda Greta Hannah Ida Johanna Jule Katharina Lena Lotte Luise Maja Marlene Mathilda Mia Nele Paula Petra Rosa Sabine Sophie Ute Käthe Zoë',
  male: 'Anton Benedikt Carl Emil Felix Finn Friedrich Georg Henri Jakob Jan Jonas Jürgen Konrad Leon Linus Ludwig Lukas Matthias Max Moritz Noah Oskar Paul Philipp Stefan Theo Jörg',
  last: 'Bauer Becker Böhm Brandt Busch Fischer Friedrich Förster Graf Großmann Günther Hahn Hartmann Hoffmann Jäger Keller Klein Köhler König Krause Lange Lehmann Möller Müller Neumann Pohl Richter Schäfer Schmitt Schreiber Schulz Seidel Vogel Wagner Weiß Winkler Ziegler',
};

const en: NamePool = {
  female: 'Abigail Alice Charlotte Chloe Eleanor Emily Fiona Grace Hazel Isla Jane Lily Lucy Olivia Ruby Siobhán',
  male: 'Alfie Charles Edward Finlay George Harry Henry Jack James Leo Noah Oscar Samuel Theodore Thomas William',
  last: "Baker Bennett Clarke Cooper Davies Evans Fletcher Green Hughes MacLeod O'Connor O'Neill Parker Smith-Jones Taylor Walker",
};

const fr: NamePool = {
  female: 'Agathe Camille Chloé Élise Inès Jeanne Léa Maëlle Margaux Zoé',
  male: 'Adrien Antoine Étienne François Gaël Hugo Jean-Baptiste Loïc Mathéo Rémi',
  last: "Bernard Chevalier D'Aubigné Dubois Fournier Garçon Lefèvre Moreau Noël Rousseau",
};

const ja: NamePool = {
  female:
    'さくら=Sakura 結衣=Yui 陽菜=Hina 葵=Aoi 美咲=Misaki 恵子=Keiko 由美子=Yumiko ひかり=Hikari 凛=Rin 真理子=Mariko',
  male: '蓮=Ren 大翔=Hiroto 悠真=Yuma 健太=Kenta 翔太=Shota 誠=Makoto 拓海=Takumi 陽翔=Haruto ジュン=Jun 慎太郎=Shintaro',
  last: '佐藤=Sato 鈴木=Suzuki 高橋=Takahashi 田中=Tanaka 伊藤=Ito 渡辺=Watanabe 山本=Yamamoto 中村=Nakamura 小林=Kobayashi 斎藤=Saito',
};

export const NAME_POOLS: Readonly<Record<Language, NamePool>> = { et, ru, lv, de, en, fr, ja };
