-- A class register has its pupils in the order of the country's own alphabet: Õ, Ä, Ö and Ü after W in Estonia, Č after C
-- in Latvia, where the order of all languages together has them between O and P or within C. A country that is not
-- named here keeps that common order. The collations are the house's own, since a database may come without them.
create collation people.names_ee (provider = icu, locale = 'et');
create collation people.names_lv (provider = icu, locale = 'lv');
