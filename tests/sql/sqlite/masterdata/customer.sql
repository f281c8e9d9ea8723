select id from customer order by sap_cust_no asc, id asc limit ?
select count(*) from customer
--   SCAN customer USING COVERING INDEX customer__sap_cust_no_uq

order by sap_cust_no desc, id desc
and sap_cust_no is null
--   SCAN customer USING COVERING INDEX customer__sap_cust_no_uq

order by id asc -- id
select row_groups(10000, 1, 0, status) from customer -- group_status, group_measures
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from customer -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from customer -- group_updated_at
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
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (sap_cust_no like ? escape '\' and (sap_cust_no like ? escape '\' or squeezed(sap_cust_no) like ? escape '\'))
    or (pinyin like ? escape '\' and (pinyin like ? escape '\' or squeezed(pinyin) like ? escape '\'))
    or (short_name like ? escape '\' and (short_name like ? escape '\' or squeezed(short_name) like ? escape '\'))
    or (country like ? escape '\' and (country like ? escape '\' or squeezed(country) like ? escape '\'))
    or (province like ? escape '\' and (province like ? escape '\' or squeezed(province) like ? escape '\'))
    or (city like ? escape '\' and (city like ? escape '\' or squeezed(city) like ? escape '\'))
)
  and id in (
    select distinct id
    from (select rowid as id from customer__text where customer__text match ? union all select id from customer__text_late)
  )
-- keyword
and (
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (short_name like ? escape '\' and (short_name like ? escape '\' or squeezed(short_name) like ? escape '\'))
)
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

select max(id) from customer -- group_status, group_created_at, group_updated_at, group_measures
--   SEARCH customer
