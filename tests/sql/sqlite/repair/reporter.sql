select id from reporter where plant_id = ? order by sort_order asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH reporter USING COVERING INDEX reporter__plant_sort_order_id_ix (plant_id=?)

select count(*) from reporter where plant_id = ?
order by id asc -- id
--   SEARCH reporter USING COVERING INDEX reporter__plant_uq (plant_id=?)

order by {} desc, id desc -- {}: sort_order
order by {} asc, id asc -- {}: name
--   SEARCH reporter USING COVERING INDEX reporter__plant_{}_id_ix (plant_id=?)

and id = ?
--   SEARCH reporter USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: name, status
and {} is null -- {}: name
and {} in (?, …) -- {}: name, status
and {} like ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name like ? escape '\' or pinyin like ? escape '\') -- keyword
--   SEARCH reporter USING INDEX reporter__plant_sort_order_id_ix (plant_id=?)

and {} = ? -- {}: workshop_id, user_id
and {} is null -- {}: workshop_id, user_id
--   SEARCH reporter USING COVERING INDEX reporter__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1 from reporter where (plant_id = ? and {} = ?) order by sort_order asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: workshop_id, user_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH reporter USING COVERING INDEX reporter__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH reporter USING COVERING INDEX reporter__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY
