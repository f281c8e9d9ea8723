select id from ink_can where plant_id = ? order by opened_at desc, id desc limit ?
select count(*) from ink_can where plant_id = ?
and id in (?, …) -- id
select row_groups(10000, 1, 1, (opened_at + 62167420800000) / 86400000 - 719530) from ink_can where plant_id = ? -- group_opened_at
--   SEARCH ink_can USING COVERING INDEX ink_can__plant_opened_at_id_ix (plant_id=?)

order by opened_at asc, id asc
--   SEARCH ink_can USING COVERING INDEX ink_can__plant_opened_at_id_ix (plant_id=?)

order by id asc
--   SEARCH ink_can USING COVERING INDEX ink_can__plant_uq (plant_id=?)

order by can_no asc, id asc
--   SEARCH ink_can USING COVERING INDEX ink_can__can_no_uq (plant_id=?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0 from ink_can where (plant_id = ? and ((state = ? and shift_ends_at <= ?))) order by id asc limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (
    select id as id, id as at0
    from ink_can
    where (plant_id = ? and ((state = ? and shift_ends_at <= ?)) is not true)
    order by id asc
    limit ?
  ) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_left_open
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH ink_can USING INDEX ink_can__plant_uq (plant_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH ink_can USING INDEX ink_can__plant_uq (plant_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and id = ?
--   SEARCH ink_can USING INTEGER PRIMARY KEY (rowid=?)

and can_no = ?
--   SEARCH ink_can USING INDEX ink_can__can_no_uq (plant_id=? AND can_no=?)

and {} is null -- {}: can_no, ink_id, ink_stock_id, decor_code
and {} like ? escape '\' -- {}: can_no, decor_code
and {} = ? -- {}: state, decor_code
and {} in (?, …) -- {}: state, decor_code
and ((state = ? and shift_ends_at <= ?)) -- is_left_open
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (can_no like ? escape '\' and (can_no like ? escape '\' or squeezed(can_no) like ? escape '\'))
    or (decor_code like ? escape '\' and (decor_code like ? escape '\' or squeezed(decor_code) like ? escape '\'))
)
-- keyword
--   SEARCH ink_can USING INDEX ink_can__plant_opened_at_id_ix (plant_id=?)

and can_no in (?, …)
--   SEARCH ink_can USING INDEX ink_can__can_no_uq (plant_id=? AND can_no=?)
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: ink_id, ink_stock_id, equipment_id, opened_by_id, receipt_id
and {} is null -- {}: equipment_id, opened_by_id, receipt_id
--   SEARCH ink_can USING COVERING INDEX ink_can__plant_{}_opened_at_id_ix (plant_id=? AND {}=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, opened_at as at0, id as at1 from ink_can where (plant_id = ? and {} = ?) order by opened_at desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: ink_id, ink_stock_id, equipment_id, opened_by_id, receipt_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH ink_can USING COVERING INDEX ink_can__plant_{}_opened_at_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH ink_can USING COVERING INDEX ink_can__plant_{}_opened_at_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and (opened_at >= ? and opened_at <= ?)
--   SEARCH ink_can USING COVERING INDEX ink_can__plant_opened_at_id_ix (plant_id=? AND opened_at>? AND opened_at<?)

select ink_id as key0, count(*) from ink_can where plant_id = ? group by 1 limit ? -- group_ink_id
--   SEARCH ink_can USING COVERING INDEX ink_can__plant_ink_opened_at_id_ix (plant_id=?)

select ink_stock_id as key0, count(*) from ink_can where plant_id = ? group by 1 limit ? -- group_ink_stock_id
--   SEARCH ink_can USING COVERING INDEX ink_can__plant_ink_stock_opened_at_id_ix (plant_id=?)

select max(id) from ink_can -- group_state, group_is_left_open, group_created_at, group_updated_at, group_measures
--   SEARCH ink_can

select row_groups(10000, 1, 0, state) from ink_can indexed by ink_can__plant_uq where plant_id = ? -- group_state
select row_groups(10000, 1, 0, case when (state = ? and shift_ends_at <= ?) then 1 else 0 end)
from ink_can indexed by ink_can__plant_uq
where plant_id = ?
-- group_is_left_open
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from ink_can indexed by ink_can__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from ink_can indexed by ink_can__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, ink_id, full_kg) from ink_can indexed by ink_can__plant_uq where plant_id = ? -- group_measures
--   SEARCH ink_can USING INDEX ink_can__plant_uq (plant_id=?)

select equipment_id as key0, count(*) from ink_can where plant_id = ? group by 1 limit ? -- group_equipment_id
--   SEARCH ink_can USING COVERING INDEX ink_can__plant_equipment_opened_at_id_ix (plant_id=?)

select opened_by_id as key0, count(*) from ink_can where plant_id = ? group by 1 limit ? -- group_opened_by_id
--   SEARCH ink_can USING COVERING INDEX ink_can__plant_opened_by_opened_at_id_ix (plant_id=?)

select receipt_id as key0, count(*) from ink_can where plant_id = ? group by 1 limit ? -- group_receipt_id
--   SEARCH ink_can USING COVERING INDEX ink_can__plant_receipt_opened_at_id_ix (plant_id=?)
