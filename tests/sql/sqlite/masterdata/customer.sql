select id from customer order by sap_cust_no asc, id asc limit ?
select count(*) from customer
--   SCAN customer USING COVERING INDEX customer__sap_cust_no_uq

order by sap_cust_no desc, id desc
and sap_cust_no is null
--   SCAN customer USING COVERING INDEX customer__sap_cust_no_uq

order by id asc
--   SCAN customer

order by name asc, id asc
--   SCAN customer USING COVERING INDEX customer__name_id_ix

and id = ?
--   SEARCH customer USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH customer USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and sap_cust_no = ?
and sap_cust_no in (?, …)
--   SEARCH customer USING COVERING INDEX customer__sap_cust_no_uq (sap_cust_no=?)

select count(*) from (select rowid as id from customer__text where customer__text match ? limit ?) as found
-- sap_cust_no, name, short_name, country, province, city, keyword, covered
--   CO-ROUTINE found
--     SCAN customer__text VIRTUAL TABLE INDEX 0:M1
--   SCAN found

and {} like ? escape '\'
  and id in (
    select distinct id
    from (select rowid as id from customer__text where customer__text match ? union all select id from customer__text_late)
  )
-- {}: sap_cust_no, name, short_name, country, province, city
and (
  name like ? escape '\' or sap_cust_no like ? escape '\' or pinyin like ? escape '\' or short_name like ? escape '\'
    or country like ? escape '\' or province like ? escape '\' or city like ? escape '\'
)
  and id in (
    select distinct id
    from (select rowid as id from customer__text where customer__text match ? union all select id from customer__text_late)
  )
-- keyword
and (name like ? escape '\' or short_name like ? escape '\')
  and id in (
    select distinct id
    from (select rowid as id from customer__text where customer__text match ? union all select id from customer__text_late)
  )
-- covered
--   SEARCH customer USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 3
--     CO-ROUTINE (subquery-2)
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           SCAN customer__text VIRTUAL TABLE INDEX 0:M1
--         UNION ALL
--           SCAN customer__text_late
--     SCAN (subquery-2)
--     USE TEMP B-TREE FOR DISTINCT
--   USE TEMP B-TREE FOR ORDER BY

and name = ?
and name in (?, …)
--   SEARCH customer USING INDEX customer__name_id_ix (name=?)
--   USE TEMP B-TREE FOR ORDER BY

and {} is null -- {}: name, short_name
and {} = ? -- {}: short_name
and {} in (?, …) -- {}: short_name
--   SCAN customer USING COVERING INDEX customer__sap_cust_no_id_name_short_name_ix

and {} = ? -- {}: country, province, city, status
and {} is null -- {}: country, province, city
and {} in (?, …) -- {}: country, province, city, status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
--   SCAN customer USING INDEX customer__sap_cust_no_uq
